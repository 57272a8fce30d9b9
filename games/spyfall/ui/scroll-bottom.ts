/** How far a box is scrolled, and how much there is to scroll. */
export type ScrollState = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Within this distance counts as the bottom, px. */
const NEAR_BOTTOM = 8;

export interface ScrollBottom {
  scrolled(box: ScrollState): void;
  /** Whether the box has to be scrolled to its foot. */
  resized(box: ScrollState): boolean;
}

/** Whether a scroll box follows its bottom while its content grows. */
export function createScrollBottom(): ScrollBottom {
  let isAtFoot = true;
  let [shown, all] = [0, 0];
  return {
    scrolled({ scrollTop, clientHeight, scrollHeight }) {
      // the size has changed: not a scroll of the reader
      if (clientHeight !== shown || scrollHeight !== all) return;
      isAtFoot = scrollTop + clientHeight > scrollHeight - NEAR_BOTTOM;
    },
    resized({ clientHeight, scrollHeight }) {
      [shown, all] = [clientHeight, scrollHeight];
      return isAtFoot;
    },
  };
}
