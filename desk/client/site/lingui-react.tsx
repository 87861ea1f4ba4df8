// Stands in for @lingui/react in the desk: the site provides messages by Lingui's own provider, which renders again when they change.
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect, useMemo } from 'react';

export { Trans, useLingui } from '@lingui/react';

export function LinguiContext({ value: { i18n }, children }: { value: { i18n: I18n }; children: ReactNode }) {
  // the provider misses changes between its first render and its effect
  const missed = useMemo(() => {
    const changes = { any: false };
    i18n.on('change', () => {
      changes.any = true;
    });
    return changes;
  }, [i18n]);
  useEffect(() => {
    if (missed.any) i18n.emit('change');
  }, [i18n, missed]);
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
