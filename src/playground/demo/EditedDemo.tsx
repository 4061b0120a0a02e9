import { useEffect, useState } from 'react';
import type { DemoFile } from '../../core/demoTypes';
import type { EditedDemoProps } from '../../demo/editing';
import { fetchSources } from '../../demo/fetchSources';
import { useTranslate } from '../../providers/useTranslate';
import { fetchAhead } from '../sandbox/libraries';
import { DemoWorkbench } from './DemoWorkbench';
import { whyNotEditable } from './whyNotEditable';

interface Found {
  key: string;
  files: readonly DemoFile[];
  /** Where the result is shown. */
  place: HTMLElement;
}

/** A demo whose code is edited in place (SPEC 5.4): fetches its files, or says why that can't be. */
export function EditedDemo(props: EditedDemoProps) {
  const { info, variant, stage, onRefuse } = props;
  const translate = useTranslate();
  const { form, language } = variant;
  const key = `${form} ${language}`;
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isCurrent = true;
    void fetchAhead();
    fetchSources(info.sourcesUrl).then(
      (sources) => {
        if (!isCurrent) return;
        const files = sources[form]?.[language];
        const reason = whyNotEditable({ form, language }, files);
        if (reason === undefined) setFound({ key, files: files!, place: stage.current! });
        else onRefuse(reason);
      },
      () => {
        if (isCurrent) onRefuse(translate('The code could not be loaded. Check your connection.'));
      },
    );
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked anew for another version alone
  }, [info.sourcesUrl, key]);
  if (found?.key !== key) return null;
  return <DemoWorkbench key={key} {...props} files={found.files} place={found.place} />;
}
