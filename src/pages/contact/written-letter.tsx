import { useState } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import type { RequestLetter } from './request-letter.ts';
import styles from './written-letter.module.css';

/** Buttons that open the written letter in the mail program or copy its text. */
export function WrittenLetter({ letter: { address, text, rest } }: { letter: RequestLetter }) {
  const t = useTranslate();
  return (
    <>
      <p>{t('contact.form.letter.text')}</p>
      <div className={styles.actions}>
        <a className={buttonClass('quiet')} href={address}>
          {t('contact.form.letter.open')}
        </a>
        <Copy label={t('contact.form.letter.copy')} text={text} />
        {rest && (
          <>
            <p>{t('contact.form.letter.long')}</p>
            <Copy label={t('contact.form.letter.rest')} text={rest} />
          </>
        )}
      </div>
    </>
  );
}

function selectText(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.select();
}

/** A button that copies a text. Where copying is not allowed, the text is shown. */
function Copy({ label, text }: { label: string; text: string }) {
  const t = useTranslate();
  const [state, setState] = useState<'copied' | 'refused'>();
  const copy = async () => {
    setState(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button onClick={copy}>{label}</Button>
      <span role="status">{state === 'copied' && t('contact.form.letter.copied')}</span>
      {state === 'refused' && (
        <textarea className={styles.text} aria-label={label} readOnly rows={6} value={text} ref={selectText} />
      )}
    </>
  );
}
