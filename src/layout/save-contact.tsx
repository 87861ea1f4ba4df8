import { contactFile } from '../hotel/identity.ts';
import { useLanguage, useTranslate } from '../i18n/translate.tsx';
import { fileIn } from '../navigation/routes.ts';
import { type ButtonLook, buttonClass } from '../ui/button.tsx';

/** Puts the hotel into the visitor's address book. Without `download`, so that a phone opens it there at once. */
export function SaveContact({ look }: { look?: ButtonLook }) {
  const t = useTranslate();
  return (
    <a className={look && buttonClass(look)} href={fileIn(useLanguage(), contactFile)} type="text/vcard">
      {t('common.save')}
    </a>
  );
}
