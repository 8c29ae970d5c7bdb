export { GroupMember } from './group-member.js';
export { ProcessGroup } from './process-group.js';
