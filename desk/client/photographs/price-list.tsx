import { fileSize } from '../../../build/content/messages/information-messages.ts';
import { languageIds } from '../../../src/navigation/routes.ts';
import { Button } from '../../../src/ui/button.tsx';
import { NewTabLink } from '../../../src/ui/new-tab-link.tsx';
import { languageName } from '../desk-messages.ts';
import { useDesk, useDeskState, useSentence } from '../desk-store.ts';
import forms from '../forms/forms.module.css';
import { request } from '../server-state.ts';
import { FileDrop } from './file-drop.tsx';
import { pictureTypes } from './photo-drop.tsx';
import { UploadState, useUpload } from './upload.tsx';

/** The price list for all languages, and beside it those for single ones. */
export function PriceList() {
  const isAlone = useDeskState().priceList.length === 0;
  return ['all', ...(isAlone ? [] : languageIds.slice(1))].map((one) => <ListFor key={one} readers={one} />);
}

function ListFor({ readers }: { readers: string }) {
  const sentence = useSentence();
  const { language } = useDesk();
  const pages = useDeskState().priceList.filter((page) => (page.language || 'all') === readers);
  const done = { it: 'Il listino è al suo posto.', en: 'The price list is in its place.' };
  const upload = useUpload(`price-list/${readers}`, formOf, done);
  const remove = () =>
    request('DELETE', `price-list/${readers}`, { it: 'Il listino non c’è più.', en: 'The price list is gone.' });
  const name = readers === 'all' ? '' : languageName(readers, language);
  return (
    <fieldset className={forms.group}>
      <legend>
        {readers === 'all'
          ? sentence({ it: 'Per tutte le lingue', en: 'For all languages' })
          : sentence({ it: `Solo in ${name.toLowerCase()}`, en: `In ${name} alone` })}
      </legend>
      <FileDrop
        choose={
          pages.length > 0
            ? sentence({ it: 'Scegliete un altro listino', en: 'Choose another price list' })
            : sentence({ it: 'Scegliete il listino', en: 'Choose the price list' })
        }
        hint={sentence({
          it: 'o trascinatelo qui: un PDF fino a 2\u00a0MB, o le immagini delle sue pagine, tutte insieme',
          en: 'or drop it here: a PDF of up to 2\u00a0MB, or the pictures of its pages, all at once',
        })}
        accept={`application/pdf,.pdf,${pictureTypes}`}
        isMultiple
        isBusy={upload.share !== undefined}
        onFiles={upload.start}
      >
        {pages.map(({ address, kind, bytes }, index) => (
          <NewTabLink
            key={address}
            href={address}
            notice={sentence({ it: 'si apre in una nuova scheda', en: 'opens in a new tab' })}
          >
            {pages.length > 1
              ? sentence({ it: `Apri la pagina ${index + 1}`, en: `Open page ${index + 1}` })
              : sentence({ it: 'Apri il listino', en: 'Open the price list' })}
            {` (${kind}, ${fileSize(bytes, language)})`}
          </NewTabLink>
        ))}
        <UploadState {...upload} />
      </FileDrop>
      {pages.length > 0 && (
        <div>
          <Button onClick={remove}>{sentence({ it: 'Togli il listino', en: 'Take the price list away' })}</Button>
        </div>
      )}
    </fieldset>
  );
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('page', file);
  return form;
}
