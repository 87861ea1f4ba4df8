import { contactFile } from '../hotel/identity.ts';
import { useLanguage, useTranslate } from '../i18n/translate.tsx';
import { fileIn } from '../navigation/routes.ts';
import { type ButtonVariant, buttonClass } from '../ui/button.tsx';

/** Saves the hotel in the visitor's address book. Without `download`, so that a phone opens the file there at once. */
export function SaveContact({ variant }: { variant?: ButtonVariant }) {
  const t = useTranslate();
  return (
    <a className={variant && buttonClass(variant)} href={fileIn(useLanguage(), contactFile)} type="text/vcard">
      {t('common.save')}
    </a>
  );
}
