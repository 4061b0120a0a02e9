import { createPreview } from './server';

const port = Number(process.env.PORT ?? 3010);

createPreview({ root: 'out' }).listen(port, () => {
  console.log(`\nThe site is at http://localhost:${port}/x/introduction/  (Ctrl+C ends it)`);
});
