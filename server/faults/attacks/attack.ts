/** One way to hurt the server, and how much of it there is. */
export interface Attack {
  readonly name: string;
  /** Attacks until it is over, at most `seconds` long. Resolves with one short sentence on what came of it. */
  run(target: { readonly url: string; readonly port: number; readonly seconds: number }): Promise<string>;
}
