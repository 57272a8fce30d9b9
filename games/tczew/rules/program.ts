import type { CardNo } from './kinds.ts';
import { eventOf } from './components.ts';
import type { EventCard, Step } from './vocabulary.ts';
import type { Path } from './state.ts';

/** The lists of steps inside an event or a step, by name. */
function listNamed(holder: EventCard | Step, name: string): readonly Step[] | undefined {
  if ('target' in holder) return { before: holder.before, each: holder.each, after: holder.after }[name];
  const [kind, index = ''] = name.split('.');
  switch (holder.op) {
    case 'if':
      return kind === 'do' ? holder.do : holder.else;
    case 'table':
      return holder.rows[Number(index)]?.do;
    case 'choice':
      return holder.options[Number(index)]?.do;
    case 'ongoing':
      return holder.do;
    default:
      return undefined;
  }
}

/** The paths of a list inside an event (`each`) or a step (`each/0/do`). */
export function pathsOf(event: CardNo, list: Path): Path[] {
  const at = list.lastIndexOf('/');
  const holder = at < 0 ? eventOf(event) : stepAt(event, list.slice(0, at));
  return (listNamed(holder, list.slice(at + 1)) ?? []).map((_, index) => `${list}/${index}`);
}

/** The step at a path: names of lists and indexes in turn. */
export function stepAt(event: CardNo, path: Path): Step {
  const parts = path.split('/');
  let holder: EventCard | Step = eventOf(event);
  for (let part = 0; part < parts.length; part += 2) {
    const step: Step | undefined = listNamed(holder, parts[part] ?? '')?.[Number(parts[part + 1])];
    if (!step) throw new Error(`event ${event} has no step ${path}`);
    holder = step;
  }
  if ('target' in holder) throw new Error(`event ${event} has no step ${path}`);
  return holder;
}
