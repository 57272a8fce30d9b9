import type { Component } from 'solid-js';
import type { Pictures } from '#screen';
import { LOOK } from './look.ts';
import './looks.css';

const of: Readonly<Record<string, Component<{ readonly title: string }>>> = {};

/** What the pages of rules show. */
export const pictures: Pictures = { of, lookOf: () => LOOK };
