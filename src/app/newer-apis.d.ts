// APIs that the DOM types of 2022 lack. They are optional, so the compiler asks for a guard.

interface Navigator {
  readonly userActivation?: { hasBeenActive: boolean; isActive: boolean };
}

interface Document {
  startViewTransition?: (change: () => void) => {
    ready: Promise<void>;
    finished: Promise<void>;
    skipTransition: () => void;
  };
}

interface HTMLElementEventMap {
  beforetoggle: ToggleEvent;
  toggle: ToggleEvent;
}

interface HTMLElement {
  hidePopover?: () => void;
}

interface HTMLButtonElement {
  popoverTargetElement?: Element | null;
}

interface ToggleEvent extends Event {
  readonly newState: string;
}

declare const Temporal:
  | {
      Instant: {
        fromEpochMilliseconds: (milliseconds: number) => {
          toZonedDateTimeISO: (timeZone: string) => { offsetNanoseconds: number };
        };
      };
    }
  | undefined;
