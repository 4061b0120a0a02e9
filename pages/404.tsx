import { plainPage } from '../src/core/plainPage';
import { NotFoundPage } from '../src/views/NotFoundPage';

export default NotFoundPage;

export const getStaticProps = () =>
  plainPage('/404/', 'Page not found', 'There is no page at this address.');
