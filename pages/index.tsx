import { HOME } from '../src/core/constants';
import { plainPage } from '../src/core/plainPage';
import { RedirectPage } from '../src/views/RedirectPage';

export default function Root() {
  return <RedirectPage to={HOME} />;
}

export const getStaticProps = () => plainPage('/', 'MUI X documentation', 'Leads to the overview.');
