import type { ReactNode } from 'react';
import { directionsTo, mapsPlatform } from '../hotel/links/directions.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { type ButtonVariant, buttonClass } from '../ui/button.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { useBrowserValue } from '../ui/use-browser-value.ts';

interface DirectionsLinkProps {
  variant: ButtonVariant;
  children: ReactNode;
}

/** Directions to the hotel: in a phone's maps application, else in a new tab, as without scripts. */
export function DirectionsLink({ variant, children }: DirectionsLinkProps) {
  const t = useTranslate();
  const platform = useBrowserValue(() => mapsPlatform(navigator.userAgent), 'other');
  const link = { className: buttonClass(variant), href: directionsTo[platform] };
  // a Mac may show the maps as a page: in a new tab, so that this one stays
  if (platform === 'android' || platform === 'ios') return <a {...link}>{children}</a>;
  return (
    <NewTabLink {...link} notice={t('common.newTab')}>
      {children}
    </NewTabLink>
  );
}
