import type { SharedCode } from './shareLink';

/** What the playground begins with: enough to see that it runs, and nothing to delete. */
export const blankCode: SharedCode = {
  entry: 'App.tsx',
  files: {
    'App.tsx': `import * as React from 'react';
import Button from '@mui/material/Button';

export default function App() {
  const [count, setCount] = React.useState(0);
  return (
    <Button variant="contained" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </Button>
  );
}
`,
  },
};
