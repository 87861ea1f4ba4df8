import { fileSize } from '../../../build/content/messages/information-messages.ts';
import { languageName } from '../../../build/content/values/value-names.ts';
import { languageIds } from '../../../src/i18n/languages.ts';
import { Button } from '../../../src/ui/button.tsx';
import { NewTabLink } from '../../../src/ui/new-tab-link.tsx';
import { useDesk } from '../desk-store.ts';
import forms from '../forms/forms.module.css';
import { request } from '../server-state.ts';
import { pictureTypes, Upload } from './upload.tsx';

/** The price list for all languages, and beside it those for single ones. */
export function PriceList() {
  const isAlone = useDesk().state.priceList.length === 0;
  return ['all', ...(isAlone ? [] : languageIds.slice(1))].map((one) => <ListFor key={one} readers={one} />);
}

function ListFor({ readers }: { readers: string }) {
  const { language, t } = useDesk();
  const pages = useDesk().state.priceList.filter((page) => (page.language || 'all') === readers);
  const remove = () => request('DELETE price-list/*', 'priceListIsGone', undefined, readers);
  const name = readers === 'all' ? '' : languageName(readers, language);
  return (
    <fieldset className={forms.group}>
      <legend>{readers === 'all' ? t.forAllLanguages : t.inLanguageAlone(name)}</legend>
      <Upload
        choose={pages.length > 0 ? t.chooseAnotherPriceList : t.chooseThePriceList}
        hint={t.dropPriceList}
        accept={`application/pdf,.pdf,${pictureTypes}`}
        isMultiple
        request="PUT price-list/*"
        name={readers}
        done="priceListIsInPlace"
      >
        {pages.map(({ address, kind, bytes }, index) => (
          <NewTabLink key={address} href={address} notice={t.opensInNewTab}>
            {pages.length > 1 ? t.openPage(index + 1) : t.openThePriceList}
            {` (${kind}, ${fileSize(bytes, language)})`}
          </NewTabLink>
        ))}
      </Upload>
      {pages.length > 0 && (
        <div>
          <Button onClick={remove}>{t.removePriceList}</Button>
        </div>
      )}
    </fieldset>
  );
}
