import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DashboardCardProps {
  title: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

export default function DashboardCard({ title, sx, children }: DashboardCardProps) {
  return (
    <Paper
      variant="outlined"
      sx={[{ p: { xs: 1, md: 2 }, minInlineSize: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
