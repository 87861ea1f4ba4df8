// What the interfaces of 2022 lack. All is optional: code needs a guard.

interface Navigator {
  readonly userActivation?: { hasBeenActive: boolean; isActive: boolean };
}

interface Document {
  startViewTransition?: (change: () => void) => { ready: Promise<void> };
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
