import { services } from '../.generated/services';
import { createPreview } from './server';

const port = Number(process.env.PORT ?? 3010);

createPreview({ root: 'out', services }).listen(port, () => {
  console.log(`\nThe site is at http://localhost:${port}/x/introduction/  (Ctrl+C ends it)`);
  if (services.feedback)
    console.log(`Its services are stand-ins: http://localhost:${port}/stand-ins/`);
});
