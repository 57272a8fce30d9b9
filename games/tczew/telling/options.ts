import type { Scalar } from '#kernel';
import { computedLine } from '#telling';
import type { GameLine } from './line.ts';

export const tellOption = (option: string): GameLine => computedLine(`option-${option}`);

export const tellSetting = (option: string, value: Scalar): GameLine =>
  option === 'idleRounds'
    ? computedLine('option-idleRounds-count', { count: Number(value) })
    : computedLine(`option-${option}-${String(value)}`);
