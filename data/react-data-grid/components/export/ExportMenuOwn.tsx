import * as React from 'react';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

function OrderToolbar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" startIcon={<FileDownloadIcon />} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Download
      </ToolbarButton>
      {/* preview-start */}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportExcel render={<MenuItem />} onClick={close}>
          Excel workbook (.xlsx)
        </ExportExcel>
        <ExportCsv render={<MenuItem />} onClick={close} options={{ utf8WithBom: true }}>
          Comma-separated values (.csv)
        </ExportCsv>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print or save as PDF
        </ExportPrint>
      </Menu>
      {/* preview-end */}
    </Toolbar>
  );
}

export default function ExportMenuOwn() {
  return (
    <DataGridPremium
      rows={orders}
      columns={orderColumns}
      slots={{ toolbar: OrderToolbar }}
      showToolbar
      aria-label="Orders with a download menu"
    />
  );
}
