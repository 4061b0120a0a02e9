import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// The item itself is announced as selected or not: its checkbox needn't be announced again.
const slotProps = { checkbox: { 'aria-hidden': true } };

function Department(props: TreeItemProps) {
  return <TreeItem {...props} slotProps={slotProps} />;
}

/** Departments of a clinic, the same in all demos of this page. */
export default function Departments() {
  return (
    <>
      <Department itemId="surgery" label="Surgery">
        <Department itemId="theater" label="Operating theater" />
        <Department itemId="recovery" label="Recovery room" />
      </Department>
      <Department itemId="imaging" label="Imaging">
        <Department itemId="xray" label="X-ray" />
        <Department itemId="mri" label="MRI" />
      </Department>
      <Department itemId="reception" label="Reception" />
    </>
  );
}
