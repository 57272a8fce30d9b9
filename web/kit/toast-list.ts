import { type Accessor, createSignal } from 'solid-js';

export type ToastKind = 'info' | 'good' | 'error';

export interface ToastLink {
  readonly href: string;
  readonly text: string;
}

export interface Toast {
  readonly text: string;
  readonly kind: ToastKind;
  readonly link?: ToastLink | undefined;
  /** The kind of action it is about: the next success of that kind closes it. */
  readonly about?: string | undefined;
}

interface ToastList {
  readonly toasts: Accessor<readonly Toast[]>;
  /** Shows a toast in place of the last one of its kind. */
  show(toast: Toast): void;
  close(toast: Toast): void;
  /** Keeps it open while it is hovered or focused. */
  hold(toast: Toast): void;
  /** It may go again, after its full time. */
  release(toast: Toast): void;
  /** Closes the matching toasts. */
  closeWhere(isOver: (toast: Toast) => boolean): void;
}

const SHOWN_FOR = 4_000;

/** The open toasts: at most one of each kind, each for a few seconds. */
export function createToastList(): ToastList {
  const [toasts, setToasts] = createSignal<readonly Toast[]>([]);
  const timers = new Map<Toast, ReturnType<typeof setTimeout>>();

  const hold = (toast: Toast): void => {
    clearTimeout(timers.get(toast));
    timers.delete(toast);
  };
  const closeWhere = (isOver: (toast: Toast) => boolean): void => {
    for (const toast of toasts().filter(isOver)) hold(toast);
    setToasts(shown => (shown.some(isOver) ? shown.filter(one => !isOver(one)) : shown));
  };
  const close = (toast: Toast): void => closeWhere(one => one === toast);
  const release = (toast: Toast): void => {
    hold(toast);
    if (toasts().includes(toast))
      timers.set(
        toast,
        setTimeout(() => close(toast), SHOWN_FOR),
      );
  };

  return {
    toasts,
    show(toast) {
      closeWhere(({ kind }) => kind === toast.kind);
      setToasts(shown => [...shown, toast]);
      release(toast);
    },
    close,
    hold,
    release,
    closeWhere,
  };
}
