import { useState } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import type { RequestLetter } from './request-letter.ts';
import styles from './written-letter.module.css';

function selectText(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.select();
}

/** The way to the written letter: to open it, or to copy its text. A text that no button can copy is shown. */
export function WrittenLetter({ letter: { address, text, rest } }: { letter: RequestLetter }) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState('');
  const copy = async (part: string) => {
    setCopied(false);
    try {
      await navigator.clipboard.writeText(part);
      setCopied(true);
    } catch {
      setShown(part);
    }
  };
  return (
    <>
      <p>{t('contact.form.letter.text')}</p>
      <div className={styles.actions}>
        <a className={buttonClass('quiet')} href={address}>
          {t('contact.form.letter.open')}
        </a>
        <Button onClick={() => copy(text)}>{t('contact.form.letter.copy')}</Button>
        {rest && (
          <>
            <p>{t('contact.form.letter.long')}</p>
            <Button onClick={() => copy(rest)}>{t('contact.form.letter.rest')}</Button>
          </>
        )}
        <span role="status">{copied && t('contact.form.letter.copied')}</span>
      </div>
      {shown && (
        <textarea
          key={shown}
          className={styles.text}
          aria-label={t('contact.form.letter.copy')}
          readOnly
          rows={6}
          value={shown}
          ref={selectText}
        />
      )}
    </>
  );
}
