import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** The requests a process answers, by name. */
type Answers = { readonly [what: string]: (about: never) => unknown };

/** Another process of the run, which answers questions. */
export interface Child<A extends Answers> {
  ask<What extends keyof A & string>(what: What, ...about: Parameters<A[What]>): Promise<Awaited<ReturnType<A[What]>>>;
  end(): Promise<void>;
}

interface ChildRequest {
  readonly id: number;
  readonly what: string;
  readonly about: unknown;
}
type ChildAnswer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly problem: string };

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** Starts a process, which ends with this one. */
export function raise<A extends Answers>(file: URL, ...args: string[]): Child<A> {
  const child = fork(file, args, {
    // Output of libraries is not part of the report.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  running.add(child);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  let isOver = false;
  const giveUp = (error: Error): void => {
    isOver = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  child.on('message', (answer: ChildAnswer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('problem' in answer) asker?.reject(new Error(`${args.join(' ')}: ${answer.problem}`));
    else asker?.resolve(answer.answer);
  });
  child.on('error', giveUp);
  child.on('exit', () => {
    running.delete(child);
    giveUp(new Error(`${file.pathname} ${args.join(' ')} has ended`));
  });
  return {
    ask<What extends keyof A & string>(what: What, ...about: Parameters<A[What]>) {
      type Wanted = Awaited<ReturnType<A[What]>>;
      const asker = Promise.withResolvers<unknown>();
      asked += 1;
      waiting.set(asked, asker);
      if (isOver) giveUp(new Error(`${file.pathname} ${args.join(' ')} had ended`));
      else child.send({ id: asked, what, about: about[0] } satisfies ChildRequest);
      return asker.promise as Promise<Wanted>;
    },
    async end() {
      if (isOver) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Answers requests of the parent process. */
export function answerParent(answers: Answers): void {
  const reply = (answer: ChildAnswer): void => void process.send?.(answer);
  process.on('disconnect', () => process.exit());
  process.on('message', ({ id, what, about }: ChildRequest) => {
    Promise.try(() => answers[what]?.(about as never)).then(
      answer => reply({ id, answer }),
      (error: unknown) =>
        reply({ id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}
