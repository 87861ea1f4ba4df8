// Stands in for @lingui/react in the desk: the site provides messages by Lingui's own provider, which renders again when they change.
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';

export { Trans, useLingui } from '@lingui/react';

export const LinguiContext = ({ value, children }: { value: { i18n: I18n }; children: ReactNode }) => (
  <I18nProvider i18n={value.i18n}>{children}</I18nProvider>
);
