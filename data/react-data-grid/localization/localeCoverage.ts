/** A language of the Data Grid, and how many of the 191 texts it translates. */
export interface LocaleCoverage {
  /** Name of the import. */
  id: string;
  language: string;
  tag: string;
  translated: number;
}

const listed: [id: string, language: string, translated: number][] = [
  ['arSD', 'Arabic (Sudan)', 121],
  ['beBY', 'Belarusian', 90],
  ['bgBG', 'Bulgarian', 124],
  ['bnBD', 'Bangla', 133],
  ['csCZ', 'Czech', 137],
  ['daDK', 'Danish', 124],
  ['deDE', 'German', 191],
  ['elGR', 'Greek', 116],
  ['enUS', 'English (United States)', 191],
  ['esES', 'Spanish', 132],
  ['faIR', 'Persian', 125],
  ['fiFI', 'Finnish', 120],
  ['frFR', 'French', 124],
  ['heIL', 'Hebrew', 132],
  ['hrHR', 'Croatian', 142],
  ['huHU', 'Hungarian', 128],
  ['hyAM', 'Armenian', 124],
  ['isIS', 'Icelandic', 120],
  ['itIT', 'Italian', 124],
  ['jaJP', 'Japanese', 124],
  ['koKR', 'Korean', 188],
  ['nbNO', 'Norwegian (Bokmål)', 130],
  ['nlNL', 'Dutch', 127],
  ['nnNO', 'Norwegian (Nynorsk)', 120],
  ['plPL', 'Polish', 134],
  ['ptBR', 'Portuguese (Brazil)', 132],
  ['ptPT', 'Portuguese (Portugal)', 132],
  ['roRO', 'Romanian', 132],
  ['ruRU', 'Russian', 135],
  ['skSK', 'Slovak', 137],
  ['svSE', 'Swedish', 124],
  ['trTR', 'Turkish', 132],
  ['ukUA', 'Ukrainian', 135],
  ['urPK', 'Urdu', 124],
  ['viVN', 'Vietnamese', 124],
  ['zhCN', 'Chinese (Simplified)', 137],
  ['zhHK', 'Chinese (Hong Kong)', 137],
  ['zhTW', 'Chinese (Taiwan)', 137],
];

export const localeCoverage: LocaleCoverage[] = listed.map(([id, language, translated]) => ({
  id,
  language,
  tag: `${id.slice(0, 2)}-${id.slice(2)}`,
  translated,
}));
