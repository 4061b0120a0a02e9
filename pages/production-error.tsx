import { plainPage } from '../src/core/plainPage';
import { PRODUCTION_ERROR_PAGE } from '../src/core/productionError';
import { ProductionErrorPage } from '../src/views/ProductionErrorPage';

export default ProductionErrorPage;

export const getStaticProps = () =>
  plainPage(
    PRODUCTION_ERROR_PAGE,
    'Production error',
    'The full text of an error that a production build shows as a number.',
  );
