import type { ReactNode } from 'react';
import { email, phone } from '../hotel/identity.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { type ButtonVariant, buttonClass } from '../ui/button.tsx';
import styles from './contact-links.module.css';

interface ContactLinkProps {
  /** as a button */
  variant?: ButtonVariant;
  onClick?: (() => void) | undefined;
  children?: ReactNode;
}

/** Calls the hotel. Without children it shows the number. */
export function PhoneLink({ variant, onClick, children }: ContactLinkProps) {
  return (
    <a className={variant ? buttonClass(variant) : styles.link} href={phone.href} onClick={onClick}>
      {children ?? <span translate="no">{phone.text}</span>}
    </a>
  );
}

/** Writes to the hotel. Without children it shows the address. */
export function EmailLink({ variant, children }: Omit<ContactLinkProps, 'onClick'>) {
  return (
    <a className={variant ? buttonClass(variant) : styles.link} href={email.href}>
      {children ?? <span translate="no">{email.text}</span>}
    </a>
  );
}

/** Calls the hotel; a button with the number. */
export function CallButton({ variant = 'quiet', onClick }: Omit<ContactLinkProps, 'children'>) {
  const t = useTranslate();
  return (
    <PhoneLink variant={variant} onClick={onClick}>
      {t('common.call', { phone: phone.text })}
    </PhoneLink>
  );
}

/** The values and the links of messages that name phone and e-mail. */
export const contactValues = { phone: phone.text, email: email.text };
export const contactParts = { phone: <PhoneLink />, email: <EmailLink /> };
