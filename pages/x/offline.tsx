import { OFFLINE_PAGE } from '../../src/core/offline';
import { plainPage } from '../../src/core/plainPage';
import { OfflinePage } from '../../src/views/OfflinePage';

export default OfflinePage;

export const getStaticProps = () =>
  plainPage(OFFLINE_PAGE, 'Offline', 'What is saved on this device, and what you can download.');
