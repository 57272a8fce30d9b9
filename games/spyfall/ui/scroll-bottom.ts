/** How far a box is scrolled, and how much there is to scroll. */
export type ScrollState = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** As close to the foot of a box counts as being there, in pixels. */
const NEAR_BOTTOM = 8;

export interface ScrollBottom {
  scrolled(box: ScrollState): void;
  /** Whether the box has to be scrolled to its foot. */
  resized(box: ScrollState): boolean;
}

/** Whether a reader is at the foot of a box, and wants to stay there while the box or its content grows. */
export function createScrollBottom(): ScrollBottom {
  let isAtFoot = true;
  let [shown, all] = [0, 0];
  return {
    scrolled({ scrollTop, clientHeight, scrollHeight }) {
      // what has grown since is about to be reported as resized: that was no choice of the reader
      if (clientHeight !== shown || scrollHeight !== all) return;
      isAtFoot = scrollTop + clientHeight > scrollHeight - NEAR_BOTTOM;
    },
    resized({ clientHeight, scrollHeight }) {
      [shown, all] = [clientHeight, scrollHeight];
      return isAtFoot;
    },
  };
}
