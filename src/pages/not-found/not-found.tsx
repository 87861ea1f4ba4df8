import scene from 'picture:not-found?first';
import { useEffect } from 'react';
import { catalogue } from '../../i18n/messages.ts';
import { Speaking, useLanguage, useSay } from '../../i18n/translate.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { otherLanguage } from '../../navigation/routes.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './not-found.module.css';

/** Stands at every unknown address, in both languages, since such an address says nothing about its reader. */
export function Page() {
  const say = useSay();
  const other = otherLanguage(useLanguage());
  useEffect(() => {
    console.error(`404: there is no page at ${location.pathname}`);
  }, []);
  return (
    <div className={styles.page}>
      <Picture className={styles.scene} of={scene} alt={say('common.alt.notFound')} sizes="max(100vw, 160vh)" first />
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span className={styles.code}>{say('common.notFound.code')}</span>
          <span>{say('common.notFound.title')}</span>
        </h1>
        <p>{say('common.notFound.text')}</p>
        <PageLink to="home" className={buttonClass('strong')}>
          {say('common.notFound.home')}
        </PageLink>
        <div className={styles.other} lang={other}>
          <Speaking i18n={catalogue(other)}>
            <OtherLanguage />
          </Speaking>
        </div>
      </div>
    </div>
  );
}

function OtherLanguage() {
  const say = useSay();
  return (
    <>
      <p className={styles.otherTitle}>{say('common.notFound.title')}</p>
      <p>{say('common.notFound.text')}</p>
      <PageLink to="home" className={styles.otherLink}>
        {say('common.notFound.home')}
      </PageLink>
    </>
  );
}
