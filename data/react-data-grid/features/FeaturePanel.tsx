import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { Feature } from '../dataset/features';
import { harvest } from '../dataset/harvest';
import { columns, miniExamples } from './miniExamples';

/** The detail panel of a feature: its prop, a link to its page, and a small grid that uses it. */
export default function FeaturePanel({ feature }: { feature: Feature }) {
  const example = miniExamples[feature.id];
  return (
    // Assistive technology expects only rows and cells inside a grid.
    <div role="row">
      <Box role="gridcell" sx={{ p: 2, maxInlineSize: 560 }}>
        <Typography variant="body2" component="div" sx={{ mb: 1, whiteSpace: 'normal' }}>
          <code>{feature.code}</code>
          {feature.path && (
            <>
              {' · '}
              <Link href={feature.path}>{feature.name} guide</Link>
            </>
          )}
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
