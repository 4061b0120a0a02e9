import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {
  enUSLocaleText,
  frFRLocalText,
  ptBRLocaleText,
  ptPTLocaleText,
  type ChartsLocaleText,
} from '@mui/x-charts/locales';

const source = 'https://github.com/mui/mui-x/tree/v8.x/packages/x-charts/src/locales';

/* preview-start */
const locales: { tag: string; name: string; texts: Partial<ChartsLocaleText> }[] = [
  { tag: 'en-US', name: 'English (US)', texts: enUSLocaleText },
  { tag: 'fr-FR', name: 'French', texts: frFRLocalText },
  { tag: 'pt-BR', name: 'Portuguese (Brazil)', texts: ptBRLocaleText },
  { tag: 'pt-PT', name: 'Portuguese', texts: ptPTLocaleText },
];
const keys = Object.keys(enUSLocaleText) as (keyof ChartsLocaleText)[];
const translatedIn = (texts: Partial<ChartsLocaleText>) =>
  keys.filter((key) => key in texts).length;
/* preview-end */

export default function TranslationStatus() {
  return (
    <Table size="small" aria-label="Languages of the charts">
      <TableHead>
        <TableRow>
          <TableCell>Language</TableCell>
          <TableCell>Import</TableCell>
          <TableCell>Translated</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {locales.map(({ tag, name, texts }) => (
          <TableRow key={tag}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>
              <Link href={`${source}/${tag.replace('-', '')}.ts`}>
                <code>{tag.replace('-', '')}</code>
              </Link>
            </TableCell>
            <TableCell>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
                <LinearProgress
                  aria-hidden
                  variant="determinate"
                  value={(100 * translatedIn(texts)) / keys.length}
                  sx={{ flex: 1, blockSize: 6, borderRadius: 3 }}
                />
                {`${translatedIn(texts)} of ${keys.length}`}
              </Box>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
