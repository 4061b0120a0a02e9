import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { Feature } from '../dataset/features';
import { harvest } from '../dataset/harvest';
import { columns, miniExamples } from './miniExamples';

/** What opens under a feature: how to set it, a small grid that has it, and its page. */
export default function FeaturePanel({ feature }: { feature: Feature }) {
  const example = miniExamples[feature.id];
  return (
    // A grid may only hold rows and cells, for assistive technology.
    <div role="row">
      <Box role="gridcell" sx={{ p: 2, maxInlineSize: 560 }}>
        <Typography variant="body2" component="div" sx={{ mb: 1, whiteSpace: 'normal' }}>
          <code>{feature.code}</code>
          {' · '}
          <Link href={feature.path}>{feature.name}: the page</Link>
        </Typography>
        {example && (
          <div style={{ height: 260 }}>
            <DataGridPremium
              rows={harvest}
              columns={columns}
              density="compact"
              disableRowSelectionOnClick
              hideFooter
              aria-label={`Example of ${feature.name}`}
              {...example}
            />
          </div>
        )}
      </Box>
    </div>
  );
}
