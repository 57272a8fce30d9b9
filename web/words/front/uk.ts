import common from '../../../text/uk.ftl?raw';
import frame from '../../frame/text/uk.ftl?raw';
import home from '../../home/text/uk.ftl?raw';
import kit from '../../kit/text/uk.ftl?raw';

export default [common, kit, frame, home].join('\n');
