import type { ReactNode } from 'react';
import { bookingAddress } from '../hotel/booking.ts';
import { useLanguage, useTranslate } from '../i18n/translate.tsx';
import { type ButtonLook, buttonClass } from '../ui/button.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';

interface BookingLinkProps {
  /** the engine's language where it is not the one spoken here */
  language?: 'it';
  look?: ButtonLook;
  className?: string | undefined;
  children: ReactNode;
}

/** A button to the booking engine, in a new tab. */
export function BookingLink({ language, look = 'action', className, children }: BookingLinkProps) {
  const spoken = useLanguage();
  const t = useTranslate();
  return (
    <NewTabLink
      className={buttonClass(look, className)}
      href={bookingAddress(language ?? spoken)}
      notice={t('common.newTab')}
    >
      {children}
    </NewTabLink>
  );
}
