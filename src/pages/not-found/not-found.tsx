import scene from 'picture:not-found';
import { useEffect } from 'react';
import { otherLanguage } from '../../i18n/languages.ts';
import { getI18n } from '../../i18n/messages.ts';
import { I18nProvider, useLanguage, useTranslate } from '../../i18n/translate.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './not-found.module.css';

/** The page for unknown addresses, in both languages: such an address may not tell the visitor's language. */
export function Page() {
  const t = useTranslate();
  const other = otherLanguage(useLanguage());
  useEffect(() => {
    console.error(`404: there is no page at ${location.pathname}`);
  }, []);
  return (
    <div className={styles.page} data-photograph={scene.layers ? undefined : 'not-found'}>
      <div className={styles.scene}>
        <Picture
          className={styles.picture}
          of={scene}
          alt={t('common.alt.notFound')}
          sizes="(min-width: 60rem) max(100vw, 96rem, 164vh), calc(108vw + 15rem)"
          priority
        />
      </div>
      <div className={styles.text}>
        <h1 className={styles.title}>
          <span className={styles.code}>{t('common.notFound.code')}</span>{' '}
          <span className={styles.words}>{t('common.notFound.title')}</span>
        </h1>
        <p>{t('common.notFound.text')}</p>
        <PageLink to="home" className={buttonClass('strong')}>
          {t('common.notFound.home')}
        </PageLink>
        <div className={styles.other} lang={other}>
          <I18nProvider i18n={getI18n(other)}>
            <OtherLanguage />
          </I18nProvider>
        </div>
      </div>
    </div>
  );
}

function OtherLanguage() {
  const t = useTranslate();
  return (
    <>
      <p className={styles.otherTitle}>{t('common.notFound.title')}</p>
      <p>{t('common.notFound.text')}</p>
      <PageLink to="home" className={styles.otherLink}>
        {t('common.notFound.home')}
      </PageLink>
    </>
  );
}
