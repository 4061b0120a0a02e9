import { HOME } from '../../src/core/constants';
import { plainPage } from '../../src/core/plainPage';
import { RedirectPage } from '../../src/views/RedirectPage';

export default function SectionRoot() {
  return <RedirectPage to={HOME} />;
}

export const getStaticProps = () =>
  plainPage('/x/', 'MUI X documentation', 'Leads to the overview.');
