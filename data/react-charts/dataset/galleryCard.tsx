import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';

/** Small charts in a grid: a picture index of the sections below it. */
export function Gallery({ children }: { children: React.ReactNode }) {
  // At most four columns: more would leave the rows that a narrower window needs empty.
  const gridTemplateColumns = 'repeat(auto-fill, minmax(max(136px, 22%), 1fr))';
  return <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns }}>{children}</Box>;
}

interface GalleryCardProps {
  /** Hash of the section, for example "#diverging-bars". */
  href: string;
  title: string;
  /** The thumbnail: a chart of 120 × 80 px without axes, legend, tooltip, and animation. */
  children: React.ReactNode;
}

/** A link to a section. The title names it; the chart is decoration. */
export function GalleryCard({ href, title, children }: GalleryCardProps) {
  return (
    <Card variant="outlined" sx={{ display: 'flex' }}>
      <CardActionArea href={href} sx={{ p: 1, textAlign: 'center' }}>
        <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', pointerEvents: 'none' }}>
          {children}
        </Box>
        <Typography variant="caption">{title}</Typography>
      </CardActionArea>
    </Card>
  );
}
