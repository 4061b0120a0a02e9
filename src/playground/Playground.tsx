import { useEffect, useState } from 'react';
import { PlaygroundWorkbench } from './PlaygroundWorkbench';

/** The live part of the playground; another hash is another code. Only browsers render it. */
export function Playground() {
  const [hash, setHash] = useState(() => window.location.hash);
  useEffect(() => {
    const follow = () => setHash(window.location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return <PlaygroundWorkbench key={hash} hash={hash} />;
}
