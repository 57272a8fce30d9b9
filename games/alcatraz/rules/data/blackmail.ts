import type { BlackmailCard } from '../components.ts';

/** The eleven blackmail cards (ALC-14.1). What they are called lies in the catalogues. */
export const BLACKMAIL: readonly BlackmailCard[] = [
  { id: 'b01', effect: { op: 'moveGuards', most: 2, sameTarget: true } }, // Tip-off
  { id: 'b02', effect: { op: 'moveGuards', most: 3, sameTarget: false } }, // False Alarm
  { id: 'b03', effect: { op: 'returnItem' } }, // Cell Search
  { id: 'b04', effect: { op: 'take', chooser: 'scapegoat' } }, // Debt Collected
  { id: 'b05', effect: { op: 'take', chooser: 'victim' } }, // Protection Money
  { id: 'b06', effect: { op: 'movePrisoner', most: 2 } }, // Under Escort
  { id: 'b07', effect: { op: 'lessAp', amount: 1 } }, // Hard Labour
  { id: 'b08', effect: { op: 'forbid', action: 'enter' } }, // Lockdown
  { id: 'b09', effect: { op: 'forbid', action: 'performTask' } }, // Quiet Threat
  { id: 'b10', effect: { op: 'moveTask' } }, // Change of Plan
  { id: 'b11', effect: { op: 'replaceTask' } }, // Burnt Notes
];
