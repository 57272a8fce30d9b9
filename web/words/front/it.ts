import common from '../../../text/it.ftl?raw';
import frame from '../../frame/text/it.ftl?raw';
import home from '../../home/text/it.ftl?raw';
import kit from '../../kit/text/it.ftl?raw';

export default [common, kit, frame, home].join('\n');
