/** One attack, and its size. */
export interface Attack {
  readonly name: string;
  /** Runs the attack for at most `seconds`. Resolves with one short sentence about the outcome. */
  run(target: { readonly url: string; readonly port: number; readonly seconds: number }): Promise<string>;
}
