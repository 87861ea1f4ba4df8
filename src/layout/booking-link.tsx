import type { ReactNode } from 'react';
import { bookingAddress } from '../hotel/links/booking.ts';
import { useLanguage, useTranslate } from '../i18n/translate.tsx';
import { type ButtonVariant, buttonClass } from '../ui/button.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';

interface BookingLinkProps {
  /** the booking engine's language, if not the page's */
  language?: 'it';
  variant?: ButtonVariant;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to the booking engine in a new tab, styled as a button. */
export function BookingLink({ language, variant = 'action', className, onClick, children }: BookingLinkProps) {
  const pageLanguage = useLanguage();
  const t = useTranslate();
  return (
    <NewTabLink
      className={buttonClass(variant, className)}
      href={bookingAddress(language ?? pageLanguage)}
      notice={t('common.newTab')}
      onClick={onClick}
    >
      {children}
    </NewTabLink>
  );
}
