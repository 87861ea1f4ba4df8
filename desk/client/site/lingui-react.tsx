// Stands in for @lingui/react in the desk: the same, but components render again when messages change.
import type { I18n } from '@lingui/core';
import { LinguiContext, Trans as LinguiTrans, useLingui as useRealLingui } from '@lingui/react';
import { type ComponentProps, useSyncExternalStore } from 'react';

export { LinguiContext };

const revisions = new WeakMap<I18n, number>();

function subscribeTo(i18n: I18n) {
  return (listener: () => void) =>
    i18n.on('change', () => {
      revisions.set(i18n, (revisions.get(i18n) ?? 0) + 1);
      listener();
    });
}

export function useLingui() {
  const context = useRealLingui();
  const { i18n } = context;
  useSyncExternalStore(subscribeTo(i18n), () => revisions.get(i18n) ?? 0);
  return context;
}

export function Trans(props: ComponentProps<typeof LinguiTrans>) {
  useLingui();
  return <LinguiTrans {...props} />;
}
