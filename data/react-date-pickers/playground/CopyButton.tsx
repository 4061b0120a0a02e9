import * as React from 'react';
import Button from '@mui/material/Button';

interface CopyButtonProps {
  label: string;
  /** Returns the text that goes to the clipboard. */
  getText: () => string;
}

/** Copies a text, and says whether that worked. */
export default function CopyButton({ label, getText }: CopyButtonProps) {
  const [message, setMessage] = React.useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getText());
      setMessage('Copied');
    } catch {
      setMessage('Clipboard blocked');
    }
  };

  return (
    <Button size="small" variant="outlined" onClick={copy} onBlur={() => setMessage('')}>
      <span role="status">{message || label}</span>
    </Button>
  );
}
