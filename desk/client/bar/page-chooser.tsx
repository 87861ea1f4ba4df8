import { languageName } from '../../../build/content/values/value-names.ts';
import { type Language, languageIds } from '../../../src/i18n/languages.ts';
import { addressOf, matchRoute, type RouteId, routeOf, routes } from '../../../src/navigation/routes.ts';
import { pageName } from '../../content/message-places.ts';
import { useDesk } from '../desk-store.ts';
import { openPage } from '../site-frame.ts';
import styles from './bar.module.css';

/** A choice of all pages in each language of the site. It shows the page in view. */
export function PageChooser() {
  const { state, language, path, t } = useDesk();
  const current = matchRoute(path);
  return (
    <label className={styles.chooser}>
      <span>{t.page}</span>
      <select
        value={`${current.route}/${current.language}`}
        onChange={(event) => {
          const [id, to] = event.target.value.split('/') as [RouteId, Language];
          openPage(addressOf(id, to));
        }}
      >
        {languageIds.map((to) => (
          <optgroup key={to} label={languageName(to, language)}>
            {[...routes, routeOf('not-found')].map(({ id }) => (
              <option key={id} value={`${id}/${to}`}>
                {pageName(state, id, to)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
