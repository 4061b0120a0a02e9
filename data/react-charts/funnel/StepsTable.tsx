import * as React from 'react';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { HighlightItemData } from '@mui/x-charts/context';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';
import { ticketSteps } from '../dataset/museum';

const shareOf = (value: number, whole = value) => `${Math.round((100 * value) / whole)}%`;

export default function StepsTable() {
  const [hovered, setHovered] = React.useState<HighlightItemData | null>(null);
  const [selected, setSelected] = React.useState<HighlightItemData | null>(null);
  const toggle = (dataIndex: number) =>
    setSelected(selected?.dataIndex === dataIndex ? null : { seriesId: 'shop', dataIndex });

  return (
    <>
      {/* preview-start */}
      <FunnelChart
        height={260}
        hideLegend
        role="img"
        aria-label="Funnel chart: 40 of 100 users who view tickets visit the museum"
        highlightedItem={hovered ?? selected}
        onHighlightChange={setHovered}
        onItemClick={(_event, { dataIndex }) => toggle(dataIndex)}
        series={[
          { id: 'shop', data: ticketSteps, highlightScope: { highlight: 'item', fade: 'global' } },
        ]}
        sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#fff' } }}
      />
      {/* preview-end */}
      <Table size="small" aria-label="Steps of the ticket shop">
        <TableHead>
          <TableRow>
            <TableCell>Step</TableCell>
            <TableCell align="right">Users</TableCell>
            <TableCell align="right">Continued</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ticketSteps.map(({ label, value }, dataIndex) => (
            <TableRow key={label} selected={selected?.dataIndex === dataIndex}>
              <TableCell component="th" scope="row">
                <Button
                  size="small"
                  sx={{ textTransform: 'none' }}
                  aria-pressed={selected?.dataIndex === dataIndex}
                  onClick={() => toggle(dataIndex)}
                >
                  {label}
                </Button>
              </TableCell>
              <TableCell align="right">{value.toLocaleString('en-US')}</TableCell>
              <TableCell align="right">
                {shareOf(value, ticketSteps[dataIndex - 1]?.value)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
