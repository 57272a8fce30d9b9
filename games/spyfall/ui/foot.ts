/** How far a box is scrolled, and how much there is to scroll. */
export type Scrolled = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** As close to the foot of a box counts as being there, in pixels. */
const NEAR_FOOT = 8;

export interface Foot {
  scrolled(box: Scrolled): void;
  /** Whether the box has to be scrolled to its foot. */
  resized(box: Scrolled): boolean;
}

/** Whether a reader is at the foot of a box, and wants to stay there while the box or its content grows. */
export function createFoot(): Foot {
  let isAtFoot = true;
  let [shown, all] = [0, 0];
  return {
    scrolled({ scrollTop, clientHeight, scrollHeight }) {
      // what has grown since is about to be reported as resized: that was no choice of the reader
      if (clientHeight !== shown || scrollHeight !== all) return;
      isAtFoot = scrollTop + clientHeight > scrollHeight - NEAR_FOOT;
    },
    resized({ clientHeight, scrollHeight }) {
      [shown, all] = [clientHeight, scrollHeight];
      return isAtFoot;
    },
  };
}
