import { register } from 'node:module';

/** A loader of Node for the packages' style sheets, which it would read as scripts: they are empty. */
const loader = `
  export const load = (url, context, next) =>
    url.endsWith('.css')
      ? { format: 'module', source: '', shortCircuit: true }
      : next(url, context);
`;

register(`data:text/javascript,${encodeURIComponent(loader)}`);
