import type { ReactNode } from 'react';
import { email, phone } from '../hotel/identity.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { type ButtonLook, buttonClass } from '../ui/button.tsx';

interface ContactLinkProps {
  look?: ButtonLook;
  className?: string | undefined;
  children?: ReactNode;
}

/** Calls the hotel. Without words of its own it shows the number. */
export function PhoneLink({ look, className, children }: ContactLinkProps) {
  return (
    <a className={look ? buttonClass(look, className) : className} href={phone.href}>
      {children ?? <span translate="no">{phone.text}</span>}
    </a>
  );
}

/** Writes to the hotel. Without words of its own it shows the address. */
export function EmailLink({ look, className, children }: ContactLinkProps) {
  return (
    <a className={look ? buttonClass(look, className) : className} href={email.href}>
      {children ?? <span translate="no">{email.text}</span>}
    </a>
  );
}

/** A button that calls the hotel and names the number. */
export function CallButton({ look = 'quiet', className }: ContactLinkProps) {
  const t = useTranslate();
  return (
    <PhoneLink look={look} className={className}>
      {t('common.call', { phone: phone.text })}
    </PhoneLink>
  );
}
